(() => {
  "use strict";
  const view = document.querySelector("main");
  const graph = view.querySelector("svg");
  const width = graph.width.baseVal.value;
  const height = graph.height.baseVal.value;
  let scale = 1, x = 0, y = 0;

  const draw = () => { graph.style.transform = `translate(${x}px, ${y}px) scale(${scale})`; };

  /** Zooms so that a point of the view stays where it is. */
  const zoom = (factor, atX = view.clientWidth / 2, atY = view.clientHeight / 2) => {
    const next = Math.min(4, Math.max(0.05, scale * factor));
    x = atX - (atX - x) * next / scale;
    y = atY - (atY - y) * next / scale;
    scale = next;
    draw();
  };

  const fit = () => {
    scale = Math.min(1, view.clientWidth / width, view.clientHeight / height);
    x = (view.clientWidth - width * scale) / 2;
    y = Math.max(0, (view.clientHeight - height * scale) / 2);
    draw();
  };

  const show = (id, pair) => {
    document.querySelectorAll(".shown").forEach(each => each.classList.remove("shown"));
    document.getElementById(pair).classList.add("shown");
    const node = document.getElementById(id);
    node.classList.add("shown");
    scale = Math.max(scale, 0.9);
    draw();
    const box = node.getBoundingClientRect(), frame = view.getBoundingClientRect();
    x += frame.left + frame.width / 2 - (box.left + box.width / 2);
    y += frame.top + frame.height / 2 - (box.top + box.height / 2);
    draw();
    node.focus({ preventScroll: true });
  };

  document.querySelectorAll("button[data-node]").forEach(button =>
    button.addEventListener("click", () => show(button.dataset.node, button.dataset.pair)));
  document.getElementById("in").addEventListener("click", () => zoom(1.25));
  document.getElementById("out").addEventListener("click", () => zoom(0.8));
  document.getElementById("fit").addEventListener("click", fit);
  document.getElementById("full").addEventListener("click", () => zoom(1 / scale));

  view.addEventListener("wheel", event => {
    event.preventDefault();
    const frame = view.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY / 400), event.clientX - frame.left, event.clientY - frame.top);
  }, { passive: false });

  view.addEventListener("pointerdown", event => {
    view.setPointerCapture(event.pointerId);
    view.classList.add("held");
  });
  view.addEventListener("pointermove", event => {
    if (view.classList.contains("held")) {
      x += event.movementX;
      y += event.movementY;
      draw();
    }
  });
  const release = () => view.classList.remove("held");
  view.addEventListener("pointerup", release);
  view.addEventListener("pointercancel", release);

  const keys = {
    ArrowLeft: () => { x += 60; }, ArrowRight: () => { x -= 60; },
    ArrowUp: () => { y += 60; }, ArrowDown: () => { y -= 60; },
    "+": () => zoom(1.25), "-": () => zoom(0.8), "0": fit,
  };
  view.addEventListener("keydown", event => {
    if (keys[event.key] && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      keys[event.key]();
      draw();
    }
  });
  fit();
})();
