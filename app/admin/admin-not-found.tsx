import { data } from 'react-router';

export function loader() {
  return data(null, { status: 404 });
}

export default function AdminNotFound() {
  return <h1>404 Page Not Found</h1>;
}
