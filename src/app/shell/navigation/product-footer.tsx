import { productDescription, productName, productVersion } from './product.ts';
import classes from './product-footer.module.css';

export function ProductFooter({ inline = false }: { readonly inline?: boolean }) {
  return (
    <footer className={classes.root} data-inline={inline || undefined}>
      <div>
        {productName} <span>{productVersion}</span>
        {inline && '.'}
      </div>
      <div>{productDescription}</div>
    </footer>
  );
}
