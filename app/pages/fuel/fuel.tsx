import { pageMeta } from '#app/language/page-meta.ts';
import { FuelCalculator } from './fuel-calculator.tsx';
import { FuelClose } from './fuel-close.tsx';
import { FuelHero } from './fuel-hero.tsx';
import { FuelLegal } from './fuel-legal.tsx';
import { FuelPricing } from './fuel-pricing.tsx';
import { FuelProcess } from './fuel-process.tsx';
import { FuelProgramme } from './fuel-programme.tsx';

export const meta = pageMeta('fuel');

/**
 * Spec 2 §2: hero with the way to the prices, what FUEL is, features, benefits, 4 steps, case studies with ROI
 * calculator, 3 packages, 3 questions, disclaimer and legal.
 */
export default function FuelPage() {
  return (
    <div data-product="fuel">
      <FuelHero />
      <FuelProgramme />
      <FuelProcess />
      <FuelCalculator />
      <FuelPricing />
      <FuelLegal />
      <FuelClose />
    </div>
  );
}
