import { type SaveButtonProps, SaveButton } from './save-button.tsx';
import { Button } from '../kit/plain-parts.tsx';

/** The two ways out of a form: nothing is changed, or it is saved under the words given. */
export function SaveOrCancel({
  onCancel,
  ...save
}: SaveButtonProps & { readonly onCancel: () => void }) {
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <SaveButton {...save} />
    </>
  );
}
