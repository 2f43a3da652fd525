import { excerptLimits } from './declaration.ts';

type DeclaredTexts = { name: string; message: string; cancellation: { reason: string } | null };

/** For unreviewed mails: a form filled in with another person's address can send little. Same object if nothing is cut. */
export function shortenDeclaration<Declaration extends DeclaredTexts>(declaration: Declaration): Declaration {
  const { name, message, cancellation } = declaration;
  const short = {
    ...declaration,
    name: shorten(name, excerptLimits.name),
    message: shorten(message, excerptLimits.contract),
    cancellation: cancellation && {
      ...cancellation,
      reason: shorten(cancellation.reason, excerptLimits.reason),
    },
  };
  return JSON.stringify(short) === JSON.stringify(declaration) ? declaration : short;
}

function shorten(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 2)
        .join('')
        .trimEnd()} …`;
}
