import { declareSpeculate } from './speculation-rules.ts';

/** Should a browser never tell that it has painted, the scripts come this long after everything else. */
const patienceMs = 1000;

/** A prerendered page asks for its modules this long after its load: they must not meet a quick click. Milliseconds. */
const quickClickMs = 500;

/** On the document until its first paint: nothing in it moves for good yet (moving-motif.css). */
const firstView = JSON.stringify('first-view');

/** On a part of a prerendered page that is out of view, while it is not laid out (public-layout.css). */
const outOfView = JSON.stringify('out-of-view');

/** On a part of any other page that need not be laid out before the first paint, unless it is in view (public-layout.css). */
const onlyIfInView = JSON.stringify('only-if-in-view');

/** An inline script for the head: the first paint is of a page that lies still, with few layers. */
export const beforePaint = `document.documentElement.classList.add(${firstView})`;

/**
 * An inline script, right behind the waiting speculation rules, that loads the modules and puts the rules into force once
 * the page has been painted; of a prerendered page the modules a while after its load. Then the drawings begin to move.
 * A module script in the document, whatever its priority, shares the line with fonts and the thread with the layout;
 * nothing of the frame needs it before there is something to see. All are named, so that none waits for another.
 * Without a line nothing is reported, and the second call is another try; the page works without its scripts.
 * What is in view is laid out first, and the rest when that has been painted. A page being prerendered is laid out
 * before it is shown, which browsers otherwise leave for the moment of the click. Laid out as a whole is a page that
 * comes back where it was, or at a place further down.
 */
export function startAfterPaint(modules: readonly string[]): string {
  return [
    // Every browser's words for a module that could not be loaded name the import; faults of the module itself do not.
    '{const unlessOffline=e=>{if(!/import/i.test(e.message))throw e};',
    declareSpeculate,
    `const load=()=>{for(const src of ${JSON.stringify(modules)})import(src).catch(unlessOffline)};`,
    'const [navigation]=performance.getEntriesByType("navigation");',
    'const parts=!["reload","back_forward"].includes(navigation?.type)&&!location.hash',
    '?[...document.querySelectorAll("main section:nth-of-type(n+2):not(section section),.site-footer")]:[];',
    `const mark=document.prerendering?${outOfView}:${onlyIfInView};`,
    'for(const {classList} of parts)classList.add(mark);',
    'const afterNextFrame=f=>requestAnimationFrame(()=>setTimeout(f));',
    // One by one, so that none of it keeps the page from answering. The rules read the styles of all links, which
    // those laid out last have after the next frame.
    'const layOutRest=()=>{const part=parts.shift();part?.classList.remove(mark);',
    'afterNextFrame(part?layOutRest:speculate)};',
    'const settle=()=>{',
    `document.documentElement.classList.remove(${firstView});`,
    'load();afterNextFrame(layOutRest)};',
    `const settleInTime=()=>setTimeout(settle,${patienceMs});`,
    // The first paint of all may show no more than the background.
    'new PerformanceObserver(e=>{if(e.getEntriesByName("first-contentful-paint")[0])settle()})',
    '.observe({type:"paint",buffered:true});',
    // To read a height is to have the page laid out. Called before the paint only: after it no part is left out again.
    'const layOut=()=>{document.body.offsetHeight;',
    `for(const part of parts)part.classList.toggle(${outOfView},part.getBoundingClientRect().top>=innerHeight)};`,
    'if(document.prerendering){',
    `addEventListener("load",()=>{if(document.prerendering)layOut();setTimeout(load,${quickClickMs})});`,
    'document.addEventListener("prerenderingchange",()=>{',
    'if(document.readyState!=="complete")layOut();settleInTime()})}',
    'else addEventListener("load",settleInTime)}',
  ].join('');
}
