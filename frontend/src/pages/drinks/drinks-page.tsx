export function DrinksPage() {
  return <h1>Drinks</h1>;
}
