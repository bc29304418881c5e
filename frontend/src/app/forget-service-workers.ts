/** An earlier site may have left workers that would serve old prices. Always resolves. */
export async function forgetServiceWorkers(): Promise<void> {
  await Promise.allSettled([unregisterWorkers(), emptyCaches()]);
}

async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function emptyCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
