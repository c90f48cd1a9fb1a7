const nouns = {
  en: '(?:labels?|numbers?|names?|values?|text|words?|letters?|captions?|writing|legend)',
  fr: '(?:etiquettes?|legendes?|nombres?|noms?|valeurs?|textes?|mots?|chiffres?|lettres?|annotations?)',
  ar: '(?:ال)?(?:تسميات|تسميه|ارقام|اسماء|اعداد|كتابه|نص|كلمات|قيم|حروف|بيانات|عناوين)',
}

/** Expressions on folded words, separated by single spaces, that exclude labels: all kinds of text in a picture. */
export const withoutLabels: readonly RegExp[] = [
  String.raw`(?:without|no|with no|with out) (?:any |the )?${nouns.en}(?: or ${nouns.en})?`,
  String.raw`(?:sans|ni) (?:les |d (?:' )?|aucune? |aucun )?${nouns.fr}(?: ni ${nouns.fr})?`,
  String.raw`(?:بدون|دون|بلا|من دون|من غير) (?:اي )?${nouns.ar}`,
].map((expression) => new RegExp(String.raw`(?:^| )${expression}(?!\p{L})`, 'u'))

/** Whole words for a picture whose labels are left out. */
export const unlabelledWords = 'blank unlabelled unlabeled vierge muet muette صامت'.split(' ')
