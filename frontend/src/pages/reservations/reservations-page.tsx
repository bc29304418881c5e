export function ReservationsPage() {
  return <h1>Reservations</h1>;
}
