import { redirect } from 'react-router';
import { pageAt, pathOf } from '#app/words/page.ts';
import type { Route } from './+types/contact';

/** Redirects permanently to `/support`, in both languages (PAGE-2). */
export function loader({ request }: Route.LoaderArgs) {
  const { language } = pageAt(new URL(request.url).pathname);
  throw redirect(pathOf('support', language), 301);
}

export default function Contact() {
  return null;
}
