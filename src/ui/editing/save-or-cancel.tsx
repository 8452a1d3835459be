import { type SaveButtonProps, SaveButton } from './save-button.tsx';
import { PlainButton } from '../kit/plain-parts.tsx';

/** The two ways out of a form: nothing is changed, or it is saved under the words given. */
export function SaveOrCancel({
  onCancel,
  ...save
}: SaveButtonProps & { readonly onCancel: () => void }) {
  return (
    <>
      <PlainButton onClick={onCancel}>Cancel</PlainButton>
      <SaveButton {...save} />
    </>
  );
}
