import { defaultNotificationTimeoutMs } from '@classeur/contracts'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { ProblemWordsText } from './problem-words-text.tsx'

const closeButtonProps = () => ({ 'aria-label': i18next.t('close', { ns: 'shell' }) })

/** Says that something worked; goes away after 5 s. */
export const notifyDone = (message: ReactNode): void => {
  notifications.show({
    message,
    color: 'board',
    autoClose: defaultNotificationTimeoutMs,
    closeButtonProps: closeButtonProps(),
  })
}

/** Says that something failed; stays until it is closed. */
export const notifyProblem = (error: unknown): void => {
  notifications.show({
    message: <ProblemWordsText error={error} />,
    color: 'red',
    autoClose: false,
    role: 'alert',
    closeButtonProps: closeButtonProps(),
  })
}
