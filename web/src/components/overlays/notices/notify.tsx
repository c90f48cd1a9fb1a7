import { showNotice } from './notices.ts'
import { PlansLink } from '../../billing/plans/plans-link.tsx'
import { ProblemText } from '../../feedback/problem-text.tsx'
import { SignInAgain } from '../../feedback/sign-in-again.tsx'

export { notifyDone } from './notices.ts'

/** Shows an error until the person closes it. */
export const notifyProblem = (error: unknown): void =>
  void showNotice(
    'problem',
    <>
      <ProblemText error={error} /> <PlansLink error={error} />
      <SignInAgain error={error} />
    </>,
    null,
  )
