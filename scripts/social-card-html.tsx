import { renderToStaticMarkup } from 'react-dom/server';
import type { SocialCard } from '#app/head/social-card.ts';
import { Motif } from '#app/sections/motif.tsx';
import font from '#app/styles/fonts/instrument-sans.woff2?inline';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { offerings } from '#content/offerings/offerings.ts';

const neutral = { from: '#02080A', to: '#0B3138', line: '#FFFFFF', accent: '#FFFFFF' };

/** Sizes in pixels (LOOK-8). */
const styles = `
@font-face{font-family:"Instrument Sans Variable";src:url(${font});font-weight:400 700;font-stretch:75% 100%}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;overflow:hidden;background:var(--from);color:#fff;
  font-family:"Instrument Sans Variable";font-variant-numeric:lining-nums proportional-nums}
.card{position:absolute;inset:18px;padding:54px;display:flex;flex-direction:column;overflow:hidden;isolation:isolate;
  border-radius:44px 44px 44px 6px;background:linear-gradient(205deg,var(--to),var(--from))}
.brand{display:flex;align-items:center;gap:14px;font-size:34px;font-weight:640;font-stretch:92%;letter-spacing:-.02em}
.brand svg{width:52px;height:52px}
h1{margin-block:auto;width:700px;font-size:var(--title,84px);line-height:.98;font-weight:640;font-stretch:84%;
  letter-spacing:-.035em;text-wrap:balance}
.fact{font-size:30px;line-height:1.3}
.note{font-size:22px;line-height:1.3;opacity:.86}
.motif svg{position:absolute;z-index:-1;width:760px;right:-250px;top:-84px;
  mask-image:linear-gradient(90deg,transparent 5%,#000 35%)}
.motif{--p-line:var(--line);--p-accent:var(--accent);--p-base:var(--from)}
.stone{position:absolute;z-index:-1;width:560px;aspect-ratio:1;right:-170px;top:24px;overflow:hidden;
  border-radius:50% 50% 50% 11%;
  background:radial-gradient(120% 120% at 72% 18%,oklch(95% .07 92) 0%,oklch(84% .15 82) 26%,oklch(74% .165 66) 55%,
    oklch(52% .135 52) 84%,oklch(38% .095 46) 100%)}
.stone{display:grid}
.stone .motif{display:contents}
.stone .motif>*,.stone-lines svg{grid-area:1/1;position:static;z-index:auto;width:100%;height:100%;mask-image:none}
.stone-lines{stroke:oklch(36% .09 48/.42)}
.plain .stone{right:50%;translate:50% 0}
`;

/** The picture of a page, 1200 × 630; without a card, the stone alone. `--title` sets a smaller headline. */
export function socialCardHtml(card: SocialCard | null): string {
  const colors = card?.offering ? worldColors(card.offering) : neutral;
  const variables = Object.entries(colors).map(([name, value]) => `--${name}:${value}`);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <style dangerouslySetInnerHTML={{ __html: `:root{${variables.join(';')}}${styles}` }} />
      </head>
      <body>
        <div className={card ? 'card' : 'card plain'}>
          {card?.offering ? (
            <Motif name={card.offering} />
          ) : (
            <div className="stone">
              <Motif name="stone" />
            </div>
          )}
          {card && (
            <>
              <p className="brand">
                <BrandMark />
                <span>{card.brand}</span>
              </p>
              <h1>{card.title}</h1>
              <p className="fact">{card.fact}</p>
              {card.note && <p className="note">{card.note}</p>}
            </>
          )}
        </div>
      </body>
    </html>,
  )}`;
}

function worldColors(id: NonNullable<SocialCard['offering']>): typeof neutral {
  const { gradientFrom, gradientTo, textColorDark, accentColor } = offerings[id].colors;
  return { from: gradientFrom, to: gradientTo, line: textColorDark, accent: accentColor };
}
