import type { MetaFunction } from 'react-router';
import { pageMeta } from '#app/head/page-meta.ts';
import { pageAt } from '#app/words/page.ts';

/** Which step of a declaration without script stands at a path, by the end of its page's name. */
export function declarationStep(pathname: string): 'review' | 'sent' | 'invalid' | 'failed' {
  const id = pageAt(pathname).page?.id ?? '';
  for (const step of ['review', 'sent', 'invalid'] as const) if (id.endsWith(`-${step}`)) return step;
  return 'failed';
}

/** The head of these steps: the title says where in the declaration one is. */
export function declarationStepMeta(namespace: 'withdraw-contract' | 'cancel-contract'): MetaFunction {
  return (args) => {
    const step = declarationStep(args.location.pathname);
    return pageMeta(namespace, (meta) => ({
      title: meta[`title${step[0]!.toUpperCase()}${step.slice(1)}`]!,
      description: meta.description!,
    }))(args);
  };
}
