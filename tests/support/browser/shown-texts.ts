import type { Page } from '@playwright/test';

/** All that a page or some of its parts say, line by line: what is read, what is heard, and what stands in fields. */
export async function shownTexts(page: Page, parts = 'body'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const roots = [...document.querySelectorAll<HTMLElement>(selector)];
    const all = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    const labels = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder'];
    const isTyped = (element: Element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && !['checkbox', 'date', 'radio'].includes(element.type);
    const texts = [
      ...roots.flatMap((root) => root.innerText.split(/[\n\t]/)),
      ...all.filter((one) => one.matches('svg text')).map(({ textContent }) => textContent ?? ''),
      ...all.flatMap((element) => labels.map((label) => element.getAttribute(label) ?? '')),
      ...all.filter(isTyped).map(({ value }) => value),
      document.title,
    ];
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  }, parts);
}
