import { FileButton } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { safeLogo } from '#domain/settings/logo.ts';
import { SproutMark } from '#ui/pictures/sprout-mark.tsx';
import { toast } from '#ui/toasts/toast.ts';
import formClasses from '../form/settings-form.module.css';
import { encodeLogo } from './encode-logo.ts';
import classes from './logo-field.module.css';
import { GrayButton, Group, PlainButton } from '#ui/kit/plain-parts.tsx';

export function LogoField(props: {
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}) {
  const { onChange } = props;
  const id = useId();
  const [isReading, setIsReading] = useState(false);
  const resetFile = useRef<() => void>(null);
  const logo = safeLogo(props.logo);
  const pick = async (file: File | null) => {
    // So that the same file can be picked again.
    resetFile.current?.();
    if (file === null) return;
    setIsReading(true);
    try {
      onChange(await encodeLogo(file));
    } catch (error) {
      toast.failed(error);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={formClasses.label}>
        App logo
      </div>
      <Group gap="sm">
        <span className={classes.frame}>
          {logo === null ? (
            <SproutMark className={classes.mark ?? ''} />
          ) : (
            <img src={logo} alt="The farm’s logo" className={classes.logo} />
          )}
        </span>
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/gif"
          resetRef={resetFile}
          onChange={(file) => void pick(file)}
        >
          {(button) => (
            <PlainButton {...button} disabled={isReading}>
              {logo === null ? 'Choose logo' : 'Change logo'}
            </PlainButton>
          )}
        </FileButton>
        {logo !== null && <GrayButton onClick={() => onChange(null)}>Remove logo</GrayButton>}
      </Group>
      <div className={formClasses.help}>PNG, JPEG, WebP or GIF. Large images are resized.</div>
    </div>
  );
}
