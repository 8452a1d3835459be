import { createRoot } from 'react-dom/client';

const ITEMS = Array.from({ length: 60 }, (_, at) => `Item ${at + 1}`);

/** The least that a page of React can be: a heading and a list. */
function Shell() {
  return (
    <main>
      <h1>Shell</h1>
      <ul>
        {ITEMS.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </main>
  );
}

const place = document.getElementById('root');
if (place !== null) createRoot(place).render(<Shell />);
