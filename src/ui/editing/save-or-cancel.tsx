import { type SaveButtonProps, SaveButton } from './save-button.tsx';
import { Button } from '../kit/plain-parts.tsx';

/** The two ways out of a form: nothing is changed, or it is saved under the words given. */
export function SaveOrCancel({
  onCancel,
  children = 'Save',
  ...save
}: Omit<SaveButtonProps, 'children'> & {
  readonly onCancel: () => void;
  readonly children?: SaveButtonProps['children'];
}) {
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <SaveButton {...save}>{children}</SaveButton>
    </>
  );
}
