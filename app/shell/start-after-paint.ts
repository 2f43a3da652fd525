import { declareSpeculate } from './speculation-rules.ts';

/** Should a browser never tell that it has painted, the scripts come this long after everything else. */
const patienceMs = 1000;

/** On the document while only what is in view shall be laid out: shell.css. */
const firstView = JSON.stringify('first-view');

/**
 * An inline script, right behind the waiting speculation rules, that puts these into force and loads the modules once
 * the page has been painted, or when it has been prerendered.
 * A module script in the document, whatever its priority, shares the line with fonts and the thread with the layout;
 * nothing of the frame needs it before there is something to see. All are named, so that none waits for another.
 * Without a line nothing is reported, and the second call is another try; the page works without its scripts.
 * A page being prerendered is also laid out, which browsers otherwise leave for the moment of the click: first the part
 * in view, which a quick click may have to wait for, and the rest when that has been painted. Not where the address
 * names a place further down.
 */
export function startAfterPaint(modules: readonly string[]): string {
  return [
    // Every browser's words for a module that could not be loaded name the import; faults of the module itself do not.
    '{const unlessOffline=e=>{if(!/import/i.test(e.message))throw e};',
    declareSpeculate,
    `const load=()=>{for(const src of ${JSON.stringify(modules)})import(src).catch(unlessOffline);speculate()};`,
    'const {classList}=document.documentElement;',
    `const settle=()=>{classList.remove(${firstView});load()};`,
    `const settleInTime=()=>setTimeout(settle,${patienceMs});`,
    // The first paint of all may show no more than the background.
    'new PerformanceObserver(e=>{if(e.getEntriesByName("first-contentful-paint")[0])settle()})',
    '.observe({type:"paint",buffered:true});',
    `if(document.prerendering){if(!location.hash)classList.add(${firstView});`,
    'addEventListener("load",()=>{document.body.offsetHeight;load()});',
    'document.addEventListener("prerenderingchange",settleInTime)}',
    'else addEventListener("load",settleInTime)}',
  ].join('');
}
