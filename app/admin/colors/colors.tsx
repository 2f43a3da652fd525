export default function Colors() {
  return <h1>Colors</h1>;
}
