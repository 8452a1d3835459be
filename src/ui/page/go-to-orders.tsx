import { Link } from 'react-router';
import { Button } from '../kit/plain-parts.tsx';
import { routePaths } from '../route-paths.ts';

/** The way out of a screen that is empty while there is no order. */
export function GoToOrders() {
  return (
    <Button component={Link} to={routePaths.orders}>
      Go to orders
    </Button>
  );
}
