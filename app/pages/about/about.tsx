import { useContent } from '#app/rendering.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { fill } from '#app/words/fill.ts';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { formatPercent } from '#domain/money.ts';
import { AboutTeam } from './about-team.tsx';

/** Spec 2 §2: our story (community, Puerto Plata, self-funded) and our responsibility. */
export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <AboutStory />
      <AboutTeam />
      <AboutResponsibility />
      <AboutFigures />
      <AboutClose />
    </>
  );
}

function AboutHero() {
  const { hero } = useWords('about');
  return (
    <section className="wrap split about-hero">
      <div className="about-hero-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <figure>
        <TwoCoasts label={hero.drawingAlt} />
        <figcaption className="small muted">{hero.drawingCaption}</figcaption>
      </figure>
    </section>
  );
}

function AboutStory() {
  const { story } = useWords('about');
  return (
    <Section title={story.title} className="about-story">
      <div className="split story-columns">
        <div className="story-parts">
          {story.items.map((item) => (
            <article key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </article>
          ))}
        </div>
        <figure className="founders">
          <blockquote className="voice">{story.voice}</blockquote>
          <figcaption className="small muted">{story.voiceAuthor}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

function AboutResponsibility() {
  const { offerings } = useContent();
  const { responsibility } = useWords('about');
  const value = formatPercent(offerings['master-wu'].figures.donationPercent, useLanguage());
  return (
    <section className="wrap">
      <div className="split about-head">
        <h2>{responsibility.title}</h2>
        <p className="lead">{responsibility.lead}</p>
      </div>
      <RuledList
        rows={responsibility.items.map(({ title, text }) => ({ title, text: fill(text, { value }) }))}
      />
    </section>
  );
}

function AboutFigures() {
  const { figures, work } = useWords('about');
  const { footer } = useWords('common');
  return (
    <>
      <Section>
        <h2>{figures.title}</h2>
        <Stats items={figures.items} note={figures.note} />
      </Section>
      <section className="wrap about-work">
        <h2>{work.title}</h2>
        <div className="split notes">
          {work.items.map((item) => (
            <div key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          ))}
        </div>
        <Disclaimer text={footer.aiNote} />
      </section>
    </>
  );
}

function AboutClose() {
  const { close } = useWords('about');
  return (
    <AmberPanel voice={close.voice} text={close.text}>
      <PageLink look="ink" to="demo">
        {close.button}
      </PageLink>
      <PageLink to="support">{close.supportLink}</PageLink>
    </AmberPanel>
  );
}

/** Shore first, then the sea line by line: one line per hour of time difference. */
const coasts = {
  baltic: [
    'M-10 169Q-5 181 -2 187Q0 193 4 198Q7 203 13 205Q20 207 26 208Q32 210 38 210Q45 211 51 209Q57 207 58 210Q58 213 57 220Q55 226 56 232Q57 238 62 242Q68 245 74 247Q79 249 85 247Q91 244 96 241Q102 238 108 234Q113 231 118 227Q123 223 127 218Q131 213 135 208Q139 203 145 201Q150 199 156 200Q163 202 168 200Q173 198 176 193Q179 187 185 184Q190 181 195 180Q201 180 204 185Q208 190 208 196Q209 202 206 208Q204 214 203 219Q202 224 208 228Q213 231 220 235Q226 240 231 243Q237 247 242 250Q248 253 254 252Q260 250 266 249Q273 247 279 245Q285 244 291 241Q297 239 303 236Q309 234 315 231Q321 229 327 226Q333 223 339 220Q344 217 350 213Q356 210 361 207Q367 204 373 201Q379 198 384 195Q390 192 396 189Q402 186 408 184Q414 181 420 178Q425 176 431 173Q437 170 444 169Q450 167 458 166Q465 165 472 164Q478 163 484 163Q490 163 495 167Q501 171 506 175Q511 179 511 180Q511 181 505 179Q499 176 498 179Q497 182 499 188Q500 195 505 199Q510 203 515 206Q521 209 527 208Q534 208 540 207Q546 207 552 204Q558 202 563 198Q568 194 572 189Q576 184 578 178Q580 172 581 165Q582 159 585 154Q587 149 594 148Q600 148 607 147Q615 147 620 143Q625 139 629 134Q634 130 637 124Q641 119 643 113Q645 107 646 100Q647 94 648 87Q649 81 649 74Q650 68 649 61Q649 55 649 48L648 42',
    'M-10 152Q33 189 56 201Q80 214 101 207Q123 200 144 189Q166 177 187 182Q209 187 232 206Q255 225 277 222Q298 218 320 208Q342 198 363 187Q385 176 408 166Q431 156 453 153Q474 149 496 159Q517 169 539 169Q560 168 584 145Q607 121 628 73L650 25',
    'M-10 138Q33 172 56 182Q80 192 101 188Q123 185 144 177Q166 170 187 174Q209 179 232 191Q255 203 277 202Q298 202 320 193Q342 184 363 173Q385 163 408 154Q431 144 453 143Q474 141 496 146Q517 151 539 148Q560 145 584 121Q607 97 628 54L650 11',
    'M-10 124Q33 154 56 162Q80 171 101 170Q123 169 144 165Q166 162 187 165Q209 169 232 175Q255 182 277 182Q298 183 320 176Q342 169 363 159Q385 150 408 142Q431 134 453 132Q474 130 496 131Q517 132 539 126Q560 120 584 96Q607 71 628 34L650 -3',
    'M-10 110Q33 135 56 143Q80 151 101 152Q123 153 144 153Q166 152 187 155Q209 157 232 160Q255 164 277 164Q298 163 320 158Q342 153 363 145Q385 137 408 131Q431 124 453 121Q474 118 496 116Q517 113 539 104Q560 94 584 71Q607 47 628 15L650 -17',
    'M-10 96Q33 117 56 124Q80 132 101 135Q123 138 144 139Q166 140 187 142Q209 144 232 145Q255 147 277 146Q298 145 320 141Q342 137 363 130Q385 124 408 119Q431 113 453 108Q474 104 496 98Q517 93 539 81Q560 69 584 47Q607 25 628 -3L650 -31',
    'M-10 82Q33 100 56 107Q80 114 101 118Q123 122 144 124Q166 126 187 128Q209 129 232 130Q255 130 277 129Q298 128 320 124Q342 121 363 116Q385 111 408 105Q431 99 453 94Q474 88 496 80Q517 72 539 59Q560 46 584 25Q607 4 628 -21L650 -45',
  ],
  puertoPlata: [
    'M-10 449Q2 450 8 450Q14 450 20 450Q26 450 32 450Q38 450 44 450Q50 450 56 451Q61 451 67 451Q73 451 79 451Q85 451 89 447Q92 443 96 437Q99 431 103 427Q107 424 113 425Q118 426 124 428Q130 429 136 429Q142 429 148 428Q153 427 159 426Q165 425 171 424Q177 423 183 421Q188 420 194 418Q200 417 206 415Q211 414 217 416Q222 418 227 421Q232 424 237 427Q242 430 248 431Q253 432 259 434Q265 435 271 437Q277 438 282 440Q288 442 294 443Q300 443 305 445Q311 446 317 450Q323 454 328 457Q333 460 339 460Q345 461 351 461Q357 461 363 461Q368 460 374 459Q380 458 384 460Q388 462 390 467Q392 473 394 479Q395 484 396 490Q397 496 399 502Q400 507 404 512Q408 516 412 519Q417 522 423 521Q429 520 435 519Q441 519 446 518Q452 517 458 517Q464 517 470 516Q476 516 482 516Q488 515 494 514Q499 512 505 515Q510 518 513 522Q515 526 511 530Q507 533 502 536Q497 539 491 540Q485 540 479 540Q473 540 467 539Q461 539 455 538Q449 537 444 537Q439 537 439 543Q439 548 441 553Q443 558 449 559Q454 561 460 563Q466 564 471 566Q477 568 483 569Q489 571 494 571Q500 572 506 573Q512 573 518 574Q524 575 530 575Q536 576 542 577Q548 577 554 579Q561 581 566 584Q572 587 577 590Q582 593 587 596Q593 598 598 601Q603 604 608 607Q613 610 618 614Q622 618 627 621Q632 625 636 629Q641 633 645 637L650 641',
    'M-10 432Q33 433 56 429Q80 425 101 418Q123 411 144 409Q166 406 187 404Q209 402 232 407Q255 413 277 420Q298 426 320 433Q342 439 363 448Q385 456 408 475Q431 495 453 497Q474 500 496 511Q517 523 539 543Q560 562 584 575Q607 588 628 603L650 619',
    'M-10 418Q33 418 56 414Q80 410 101 404Q123 399 144 396Q166 392 187 392Q209 391 232 395Q255 400 277 406Q298 412 320 419Q342 426 363 436Q385 446 408 460Q431 474 453 482Q474 489 496 501Q517 513 539 529Q560 545 584 560Q607 575 628 590L650 605',
    'M-10 404Q33 402 56 398Q80 395 101 390Q123 386 144 383Q166 380 187 380Q209 379 232 383Q255 387 277 393Q298 399 320 406Q342 414 363 424Q385 434 408 446Q431 458 453 468Q474 477 496 489Q517 501 539 516Q560 530 584 546Q607 562 628 576L650 591',
    'M-10 390Q33 387 56 383Q80 380 101 377Q123 373 144 371Q166 368 187 368Q209 368 232 371Q255 375 277 380Q298 386 320 394Q342 402 363 411Q385 421 408 432Q431 443 453 454Q474 465 496 477Q517 489 539 503Q560 517 584 532Q607 548 628 562L650 577',
    'M-10 376Q33 372 56 369Q80 366 101 363Q123 360 144 358Q166 356 187 357Q209 357 232 360Q255 363 277 369Q298 374 320 382Q342 389 363 398Q385 408 408 419Q431 430 453 441Q474 452 496 464Q517 476 539 490Q560 503 584 519Q607 534 628 548L650 563',
    'M-10 362Q33 357 56 355Q80 352 101 350Q123 347 144 346Q166 345 187 345Q209 346 232 349Q255 352 277 357Q298 363 320 370Q342 377 363 386Q385 395 408 406Q431 417 453 428Q474 439 496 451Q517 464 539 477Q560 490 584 505Q607 520 628 535L650 549',
  ],
};

const places = [
  { x: 583, y: 156 },
  { x: 263, y: 434 },
];

function TwoCoasts({ label }: { label: string }) {
  return (
    <svg className="two-coasts" viewBox="0 0 640 640" role="img" aria-label={label}>
      {Object.entries(coasts).map(([name, lines]) => (
        <g key={name}>
          {lines.map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
      ))}
      <path className="way" d="M263 434C223 264 573 346 583 156" />
      {places.map(({ x, y }) => (
        <g key={y} className="amber-place" transform={`translate(${x} ${y})`}>
          <path d="M-13 13V0A13 13 0 1 1 0 13H-10A3 3 0 0 1 -13 10Z" />
        </g>
      ))}
    </svg>
  );
}
