/** Fetched only when there is an answer to check: the sign-in screen of a signed-out person does without. */
export {
  InteractionDetails,
  InteractionResponse,
  MailedLink,
  Password,
  RefreshResponse,
  SignOutResponse,
} from '@classeur/contracts'
