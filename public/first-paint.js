// What Google's page left in the address goes into this tab's own storage before anything else runs:
// not into the history, and not to any other script.
try {
  const returned = location.hash.slice(1);
  if (/(^|&)(access_token|error)=/.test(returned)) {
    history.replaceState(null, '', location.pathname + location.search);
    sessionStorage.setItem('mgm.google.return', returned);
  }
} catch {
  // Without storage no sign-in was begun here.
}

// The code of an invite leaves the address in the same way: it lets in whoever reads it first.
try {
  if (location.pathname === '/join' && location.hash.length > 1) {
    sessionStorage.setItem('mgm.join', decodeURIComponent(location.hash.slice(1)));
    history.replaceState(null, '', location.pathname + location.search);
  }
} catch {
  // Without storage the code is typed by hand.
}

// Runs before the first paint, so that a page chosen to be dark is never light for a moment, and a
// new visitor sees no farm before the start screen.
try {
  const root = document.documentElement;
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  if (chosen === 'light' || chosen === 'dark') root.dataset.mantineColorScheme = chosen;
  const kept = (key) => localStorage.getItem(key);
  const google = kept('mgm.googleConnected');
  const hasSignedOut = google === '0';
  const isKnown =
    kept('mgm.anonId') ??
    kept('mgm.googleSub') ??
    kept('mgm.farm') ??
    // Whoever comes back from Google's page may have signed in there.
    sessionStorage.getItem('mgm.google.return') ??
    (hasSignedOut ? null : (google ?? kept('mgm:canary')));
  if (isKnown === null) root.dataset.visitor = 'new';
} catch {
  // Without storage the device's own choice holds.
}

// The start screen waits for this file, which says whether Google is set up. Loaded now, it is there before the script.
if (document.documentElement.dataset.visitor === 'new' && location.pathname !== '/join') {
  const config = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/config.json' };
  document.head.append(Object.assign(document.createElement('link'), config));
}

// A screen inside needs the frame as well: asked for now, it arrives with the first script instead of after it.
if (document.documentElement.dataset.visitor !== 'new' && location.pathname !== '/start') {
  const files = document.querySelector('meta[name="mgm-frame"]')?.content.split(' ') ?? [];
  for (const href of files) {
    // Asked for in the same way as the style sheet itself: else the browser fetches it a second time.
    const style = { rel: 'preload', as: 'style', crossOrigin: 'anonymous' };
    const kind = href.endsWith('.css') ? style : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { href }));
  }
}

// Ctrl+K or Cmd+K before the palette has loaded: it opens as soon as it is there.
addEventListener('keydown', (event) => {
  const { dataset } = document.documentElement;
  const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  if (!isPalette || dataset.palette === 'ready' || dataset.visitor === 'new') return;
  event.preventDefault();
  dataset.palette = 'asked';
});
