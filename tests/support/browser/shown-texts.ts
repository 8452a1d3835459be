import type { Page } from '@playwright/test';

/** All that a page says, line by line: what is read, what is heard, and what stands in its fields. */
export async function shownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')];
    const labels = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder'];
    const isTyped = (element: Element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && !['checkbox', 'date', 'radio'].includes(element.type);
    const texts = [
      ...document.body.innerText.split(/[\n\t]/),
      ...[...document.querySelectorAll('svg text')].map((text) => text.textContent ?? ''),
      ...all.flatMap((element) => labels.map((label) => element.getAttribute(label) ?? '')),
      ...all.filter(isTyped).map(({ value }) => value),
      document.title,
    ];
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}
