/** Languages that texts are told apart by. The last four are never wanted, but models slip into them. */
export type KnownLanguage = 'en' | 'fr' | 'ar' | 'es' | 'de' | 'it' | 'pt'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Frequent small words of languages in Latin script, in folded letters. Words that other languages share are few. */
export const functionWords: Readonly<Record<Exclude<KnownLanguage, 'ar'>, ReadonlySet<string>>> = {
  en: list(
    'the of and to is are was were it that with for you they this their have has each which from by what how why ' +
      'because when not your then there these if does into both between than must we our its who where can about be ' +
      'he she her his at an or but so all do did will would should as them those more only every other',
  ),
  fr: list(
    'le la les des du une un est et dans pour que qui sur avec par au aux ce cette ces son sa ses leur leurs il elle ' +
      'ils elles vous nous ne pas plus ou mais donc car sont ont etre avoir chaque comme si en se quel quelle quels ' +
      'quelles pourquoi comment combien quand puis entre sans tout tous toute toutes votre vos notre nos de on y vers chez sous depuis pendant apres avant',
  ),
  es: list(
    'el los las una unos del que y en con para por es son su sus se al como pero esta cada porque cuando muy este ' +
      'esto tambien hay mas entre sobre sin de la un lo',
  ),
  de: list(
    'der die das und ist nicht ein eine einen mit auf fur von den dem des sie wir wird sind auch wie oder aber wenn ' +
      'dass zu im werden kann ihre jede jeder',
  ),
  it: list(
    'il lo gli che di e per una con sono della delle dei degli nel nella piu anche come ogni si questo questa non da ' +
      'al alla un la',
  ),
  pt: list(
    'o os as um uma do da nao que em para com e sao dos das ao pela pelo mais cada como se por quando de',
  ),
}
