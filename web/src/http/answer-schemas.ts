/** Loaded only to check a response: a signed-out visitor's sign-in screen loads without these schemas. */
export {
  InteractionDetails,
  InteractionResponse,
  MailedLink,
  RefreshResponse,
  SignOutResponse,
} from '@classeur/contracts'
