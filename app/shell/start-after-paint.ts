import { declareSpeculate } from './speculation-rules.ts';

/** Should a browser never tell that it has painted, the scripts come this long after everything else. */
const patienceMs = 1000;

/**
 * An inline script, right behind the waiting speculation rules, that puts these into force and loads the modules once
 * the page has been painted, or at once while it is being prerendered.
 * A module script in the document, whatever its priority, shares the line with fonts and the thread with the layout;
 * nothing of the frame needs it before there is something to see. All are named, so that none waits for another.
 * Without a line nothing is reported, and the second call is another try; the page works without its scripts.
 * A page being prerendered is also laid out, which browsers otherwise leave for the moment of the click.
 */
export function startAfterPaint(modules: readonly string[]): string {
  return [
    // Every browser's words for a module that could not be loaded name the import; faults of the module itself do not.
    '{const unlessOffline=e=>{if(!/import/i.test(e.message))throw e};',
    declareSpeculate,
    `const load=()=>{for(const src of ${JSON.stringify(modules)})import(src).catch(unlessOffline);speculate()};`,
    'if(document.prerendering){load();addEventListener("load",()=>document.body.offsetHeight)}',
    // The first paint of all may show no more than the background.
    'else{new PerformanceObserver(e=>{if(e.getEntriesByName("first-contentful-paint")[0])load()})',
    '.observe({type:"paint",buffered:true});',
    `addEventListener("load",()=>setTimeout(load,${patienceMs}))}}`,
  ].join('');
}
