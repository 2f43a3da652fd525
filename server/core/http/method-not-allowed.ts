import type { Handler } from 'hono';
import { HttpProblem } from './problem.ts';

export function methodNotAllowed(...allowed: string[]): Handler {
  return () => {
    throw new HttpProblem(405, 'This address does not support the method.', {
      headers: { Allow: allowed.join(', ') },
    });
  };
}
