export function startMotionToggle() {
  const { dataset } = document.documentElement;
  for (const button of document.querySelectorAll('[data-motion-toggle]')) {
    button.addEventListener('click', () => {
      dataset.motion = dataset.motion ? '' : 'off';
    });
  }
}
