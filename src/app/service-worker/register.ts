import { createEmitter } from '#state/ports/emitter.ts';
const HOUR = 3_600_000;

let waiting: ServiceWorker | null = null;
const arrived = createEmitter();

export function isNewVersionWaiting(): boolean {
  return waiting !== null;
}

export const onNewVersion = arrived.onEmit;

/** Lets the new version take over and loads this page again; other tabs go on as they are. */
export function activateNewVersion(): void {
  if (waiting === null) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage('take-over');
}

/** Keeps the app usable without a network: registers the service worker once the page has loaded. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    // Some tools that block workers answer with nothing instead of an error.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register('/sw.js');
    if (registration === undefined) return;
    watch(registration);
    lookForUpdatesHourly(registration);
  } catch (error) {
    // Offline use is lost, nothing else: not worth a message on the screen.
    // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
    console.error('[PWA] SW registration failed', error);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const announce = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit: nothing older is running.
    if (worker === null || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    arrived.emit();
  };
  announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => {
      if (arriving.state === 'installed') announce(arriving);
    });
  });
}

/** A tab may stay open for weeks; browsers look for a new version only when a page is loaded. */
function lookForUpdatesHourly(registration: ServiceWorkerRegistration): void {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < HOUR) return;
    looked = performance.now();
    registration.update().catch(() => {
      // No network now; the next look will do.
    });
  });
}
