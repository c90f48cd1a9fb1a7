import { interactionPolicy } from 'oidc-provider'

const { Check } = interactionPolicy

/** A person has to sign in by the library's rules, and also if the session's account no longer exists. */
export function createSignInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  // This issuer has one client, the product itself, so users needn't consent.
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
