import type { LanguagePack } from '../language-pack.ts'
import { quote } from './quote.ts'

export const frenchSections: LanguagePack['sections'] = {
  summary: [
    (w) =>
      `Une séance de ${w.minutes} minutes (${w.subject}, ${w.level}) sur le thème ${w.topic}. Elle part de ce que les élèves savent, corrige une erreur fréquente, ${w.wrong}, et se termine par des questions de sortie.`,
    (w) =>
      `En ${w.minutes} minutes, les élèves (${w.level}) abordent ${w.topic} par un exemple, une activité et quelques questions. Les mots à retenir : ${w.terms}.`,
    (w) =>
      `${w.subject}, ${w.level}, ${w.minutes} minutes : à la fin, les élèves emploient ${w.terms} pour parler du thème ${w.topic}, et savent dire pourquoi ceci est faux : ${w.wrong}.`,
  ],
  byModel: {
    direct: (w) =>
      `L’enseignant montre, la classe s’exerce ensemble sur ${w.topic}, puis chacun travaille seul.`,
    inquiry: (w) =>
      `La classe part d’une affirmation douteuse, ${w.wrong}, formule des hypothèses et les met à l’épreuve avant toute explication.`,
    'five-e': (w) =>
      `La séance suit cinq temps : s’engager, explorer, expliquer, approfondir, évaluer ; on explore le thème ${w.topic} avant toute explication.`,
    cooperative: (w) =>
      `Des groupes d’experts préparent chacun une partie du thème ${w.topic} et l’enseignent aux autres.`,
    flipped: (w) =>
      `La première découverte du thème ${w.topic} se fait à la maison ; le temps de classe sert à pratiquer.`,
    project: (w) => `Des équipes planifient, réalisent et présentent une production sur ${w.topic}.`,
  },
  byStage: {
    primary: (w) => `Ardoises, et cartes illustrées pour ${w.terms}`,
    middle: (w) => `Ardoises et une carte d’aide avec ${w.terms}`,
    secondary: (w) => `Une fiche d’une page qui résume ${w.terms}`,
    higher: (w) => `Une courte lecture sur ${w.topic}, envoyée la veille`,
  },
  priorCheck: [
    (w) => `Sans notes : que vous rappelez-vous à ce sujet ? ${w.prior}`,
    (w) => `Que diriez-vous à un camarade absent la dernière fois, à ce propos : ${w.prior}`,
    (w) => `Trouvez vous-même un exemple pour ce point : ${w.prior}`,
  ],
  support: [
    (w) => `Une carte d’aide : ${w.term} – ${w.meaning}`,
    (w) => `Commencer par ${w.exercise} et donner la première étape.`,
    (w) =>
      `Faire lire la consigne à voix haute par un camarade, puis reformuler ce qui est demandé sur ${w.topic}.`,
    (w) => `Une solution à compléter ; la partie manquante : ${w.exerciseAnswer}`,
  ],
  core: [
    (w) => `Répondre en justifiant : ${w.question}`,
    (w) => `Faire l’activité sans la carte d’aide, puis expliquer le terme ${w.term} à un camarade.`,
    (w) => `Trouver l’erreur dans cette affirmation et la corriger : ${w.wrong}.`,
  ],
  challenge: [
    (w) => `${w.aim} Présenter le résultat en deux minutes.`,
    (w) => `Écrire sur ${w.topic} une question qui paraît facile et ne l’est pas, avec un corrigé.`,
    (w) =>
      `Trouver un cas où la notion ${w.term} ne suffit pas à expliquer ce qui se passe, et dire pourquoi.`,
    (w) =>
      `Inventer une fausse solution crédible, par exemple à partir de l’idée ${w.wrong}, et laisser un camarade trouver la faille.`,
  ],
  method: [
    (w) =>
      `Observation pendant l’activité (${w.task}) et questions de sortie. L’objectif est atteint avec deux bonnes réponses sur trois.`,
    (w) =>
      `Trois moments : la question de contrôle de chaque phase sur ardoise, l’activité écrite, les questions de sortie. Noter qui affirme encore : ${w.wrong}.`,
    (w) =>
      `Les questions de sortie sont classées en « sûr », « presque », « pas encore » ; pour « presque », l’élève corrige une réponse et l’explique avec le terme ${w.term}.`,
  ],
  extension: [
    (w) => `Pour ceux qui en veulent davantage : ${w.aim}`,
    (w) =>
      `Chercher ${w.topic} hors de l’école, dans un magasin, l’actualité ou à la maison, et rapporter un exemple où sert la notion ${w.term}.`,
    (w) => `Réaliser une affiche ou un enregistrement d’une minute qui répond à ceci : ${w.question}`,
    (w) => `Demander à un adulte ce qu’il pense de cette affirmation, puis la lui expliquer : ${w.wrong}.`,
  ],
  reflection: [
    (w) =>
      `Combien d’élèves affirment encore ${w.wrong}, et qu’est-ce qui a fait changer d’avis les autres ?`,
    (w) => `L’activité a-t-elle fait employer le terme ${w.term}, ou seulement remplir des feuilles ?`,
    (w) => `Quelle phase sur ${w.topic} a duré plus que prévu, et que faut-il raccourcir la prochaine fois ?`,
    (w) => `Qui n’a rien dit pendant cette séance sur ${w.topic}, et comment l’entendre la prochaine fois ?`,
    (w) => `L’exemple suffisait-il pour répondre sans aide à ${quote(w.question)} ?`,
  ],
  toDefine: 'À formuler avec la classe : ce que c’est, un exemple, et un cas qui n’en relève pas.',
  standard: (text) => `Référence (fournie par l’enseignant) : ${text}`,
  alsoUse: (material) => `Également utile : ${material}`,
}
