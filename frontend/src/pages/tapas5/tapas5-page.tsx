export function Tapas5Page() {
  return <h1>Tapas5</h1>;
}
