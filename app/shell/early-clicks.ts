/** On a button of the shell that was clicked before its script was there, and not a second time. */
export const clickedEarly = 'data-clicked-early';

/**
 * An inline script for the head: on a slow line the buttons are seen a while before the script that gives them their
 * function, and a click in between is not lost. Of two clicks the second takes the first back. Openers of a dialog
 * that the browser opens by itself (`commandfor`) are left to it. start-shell.ts makes up for what was clicked.
 */
export const noteEarlyClicks =
  'document.onclick=e=>{' +
  'const button=e.target.closest("[data-theme-toggle],[data-motion-toggle],[data-opens]");' +
  `if(button&&!button.commandForElement)button.toggleAttribute("${clickedEarly}")}`;
