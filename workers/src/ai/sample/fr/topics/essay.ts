import type { TopicBank } from '../../content.ts'

export const essay: TopicBank = {
  idea: 'Un texte convainc quand une thèse s’appuie sur des arguments, les arguments sur des exemples, et quand l’autre point de vue reçoit une réponse honnête.',
  prior: ['Distinguer un fait d’une opinion.', 'Écrire un paragraphe autour d’une seule idée.'],
  terms: [
    ['thèse', 'L’opinion que le texte défend.'],
    ['argument', 'Une raison qui soutient la thèse.'],
    ['exemple', 'Un fait ou un cas qui rend l’argument crédible.'],
    ['objection', 'Un argument de l’avis contraire.'],
    ['connecteur', 'Un mot qui montre le lien des idées : car, cependant, donc.'],
  ],
  errors: [
    [
      'Plus il y a d’arguments, meilleur est le texte.',
      'Trois arguments développés convainquent mieux que huit simplement cités.',
    ],
    [
      'Mentionner l’avis contraire affaiblit le texte.',
      'Répondre à une objection montre que la réflexion est allée plus loin.',
    ],
  ],
  model:
    'Thèse : « L’école devrait commencer à neuf heures. » Argument : un élève fatigué apprend moins. Exemple : une étude sur le sommeil. Objection : les parents partent plus tôt. Réponse : un accueil est possible. On colore chaque partie et on les relie par des connecteurs.',
  task: 'Triez douze étiquettes en thèses, arguments, exemples et objections. Construisez-en un paragraphe, écrivez-en un second sans étiquettes et faites colorier ses parties par un camarade.',
  aims: [
    ['apply', 'Écrire un paragraphe avec thèse, argument et exemple.'],
    ['analyse', 'Décomposer un texte court en arguments et marquer les connecteurs.'],
    ['evaluate', 'Juger lequel de deux arguments est le plus fort et justifier.'],
  ],
  materials: [
    'étiquettes d’arguments à trier',
    'texte modèle d’une page',
    'liste de connecteurs classés par sens',
  ],
  quiz: [
    [
      'Quelle différence y a-t-il entre thèse et argument ?',
      'La thèse est ce que je défends, l’argument dit pourquoi.',
    ],
    ['Citer deux connecteurs qui introduisent une opposition.', 'Par exemple cependant et pourtant.'],
    [
      'Qu’est-ce qu’un bon exemple ?',
      'Il est vérifiable, vient d’une source connue et convient à l’argument.',
    ],
    ['Où placer une objection ?', 'Avant sa réponse, souvent juste avant l’argument le plus fort.'],
    ['« Tout le monde le sait » : est-ce une preuve ?', 'Non, rien n’y est vérifiable.'],
  ],
  homework:
    'Écrire une lettre à la direction de l’école avec une proposition : thèse, deux arguments avec exemples, une objection et sa réponse.',
}
