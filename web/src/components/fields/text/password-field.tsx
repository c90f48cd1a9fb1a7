import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '../field.tsx'
import classes from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Tells password managers whether to fill in a stored password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('shell')
  const [visible, setVisible] = useState(false)
  const Icon = visible ? IconEyeOff : IconEye
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={classes.withButton}>
          <input
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            dir="ltr"
            data-no-draft="password"
          />
          <button
            type="button"
            className={classes.reveal}
            aria-label={visible ? t('password.hide') : t('password.show')}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon size={18} aria-hidden />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
