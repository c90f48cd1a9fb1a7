import { interactionPolicy } from 'oidc-provider'

const { Check } = interactionPolicy

/** When a person has to sign in: the library's rules, and when the account of the session exists no longer. */
export function createSignInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  // This issuer has one client, the product itself: nobody has to consent to it.
  policy.remove('consent')
  policy
    .get('login')
    ?.checks.add(
      new Check('account_gone', 'the account exists no longer', ({ oidc }) =>
        oidc.session?.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    )
  return policy
}
