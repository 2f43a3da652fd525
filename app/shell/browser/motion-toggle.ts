/** Buttons with `data-motion-toggle` stop all drawings of the page and let them go on; moving-motif.css reads the mark. */
export function startMotionToggle() {
  const { dataset } = document.documentElement;
  for (const button of document.querySelectorAll('[data-motion-toggle]')) {
    button.addEventListener('click', () => {
      dataset.motion = dataset.motion ? '' : 'off';
    });
  }
}
