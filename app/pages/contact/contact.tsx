import { redirect } from 'react-router';
import { pageAt, pathOf } from '#app/words/page.ts';
import type { Route } from './+types/contact';

/** Spec 1 §2: `/contact` leads to `/support` by a full page load; a permanent redirect, in both languages. */
export function loader({ request }: Route.LoaderArgs) {
  const { language } = pageAt(new URL(request.url).pathname);
  throw redirect(pathOf('support', language), 301);
}

export default function Contact() {
  return null;
}
