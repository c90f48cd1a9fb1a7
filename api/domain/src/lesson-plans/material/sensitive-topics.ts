import { foldedWords, mentions, type WordPatterns } from './fold-words.ts'

/** Topics for which a ready-made lesson would be offensive, in the three languages; teachers must plan these themselves. */
const patterns: WordPatterns =
  'genocid holocaust shoah$ nazi auschwitz concentration+camp extermination slave$ slaves slavery apartheid lynch ' +
  'suicid self+harm abus rape$ rapist paedophil pedophil incest torture massacre terroris jihad war+crime ethnic+cleans ' +
  'bombing$ bombings hiroshima$ nagasaki$ ' +
  'esclav traite+negriere viol$ viols maltraitance attentat crime+guerre crimes+guerre deportation purification+ethnique ' +
  'scarification automutilation ' +
  'اباده محرقه هولوكوست نازي عبوديه تجاره+رقيق استرقاق استعباد انتحار اغتصاب تحرش تعذيب مجزره مجازر مذبحه ارهاب جرائم+حرب جريمه+حرب ' +
  'تطهير+عرقي فصل+عنصري ايذاء+نفس'

/** Whether no ready-made lesson may be offered for the topic. */
export const isSensitiveTopic = (text: string): boolean => mentions(foldedWords(text), patterns)
