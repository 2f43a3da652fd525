import { nightEndsAtHour, nightStartsAtHour, themeStorageKey } from '#domain/theme-hours.ts';

/**
 * Runs before the first paint, inline and constant (its hash stands in the content security policy). Chooses the
 * stored theme, else dark between 20:00 and 05:59 local time (spec 1 §4), and does so again when a prerendered
 * page is shown, a page comes back from the back/forward cache, or another tab changes the choice. Storage that
 * throws counts as empty.
 */
export const themeScript = `(()=>{const r=document.documentElement,f=()=>{let t;try{t=localStorage.getItem(${JSON.stringify(themeStorageKey)})}catch{}const h=new Date().getHours();r.classList.toggle("dark",t==="dark"||t!=="light"&&(h>=${nightStartsAtHour}||h<${nightEndsAtHour}))};f();document.addEventListener("prerenderingchange",f);addEventListener("pageshow",e=>{if(e.persisted)f()});addEventListener("storage",f)})()`;
