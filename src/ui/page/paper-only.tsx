import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './paper-only.module.css';

/** What is put on paper alone, with nothing else of the page, and the rules of its pages in CSS. */
export function PaperOnly(props: { readonly pages: string; readonly children: ReactNode }) {
  const { pages, children } = props;
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pages);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [pages]);
  return createPortal(<div className={classes.only}>{children}</div>, document.body);
}
