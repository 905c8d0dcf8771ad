import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Field, type FieldProps } from '#src/ui/Field/Field.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'dir' | 'start' | 'end' | 'inputMode'> & {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
};

export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  const eye = (
    <IconButton label={isShown ? hideLabel : showLabel} onPress={() => setIsShown(!isShown)}>
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
  return <Field {...field} type={isShown ? 'text' : 'password'} dir="ltr" end={eye} />;
};
