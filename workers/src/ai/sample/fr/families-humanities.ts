import { withGeneral } from '../compose/merge-pools.ts'
import type { LanguagePack } from '../language-pack.ts'
import { frenchGeneral } from './family-general.ts'

type Families = Pick<
  LanguagePack['families'],
  | 'history'
  | 'language'
  | 'literature'
  | 'foreign-language'
  | 'art'
  | 'music'
  | 'sport'
  | 'society'
  | 'general'
>

export const frenchHumanities: Families = {
  general: frenchGeneral,
  history: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Ce que nous savons sur ${t} vient de sources ; chacune a été faite par quelqu’un, dans un but.`,
      `Derrière ${t}, il y a des causes, et des gens qui auraient pu agir autrement.`,
    ],
    prior: [`Deux événements de la frise qui précèdent ${t}.`],
    terms: [
      ['source', `Un texte, une image ou un objet de l’époque de ${t}.`],
      ['cause', `Ce sans quoi ${t} n’aurait pas eu lieu, ou pas ainsi.`],
      ['point de vue', `Le regard d’une personne ou d’un groupe sur ${t}.`],
      ['conséquence', `Ce qui a suivi ${t}, aussitôt ou bien plus tard.`],
    ],
    errors: [
      [
        `Une seule cause explique ${t}.`,
        'Classer les causes en lointaines, proches et immédiates ; les peser.',
      ],
      [
        `À l’époque de ${t}, on savait comment cela finirait.`,
        'Demander ce que l’on pouvait savoir ce jour-là ; lire une source sans sa fin.',
      ],
    ],
    models: [
      `Une source sur ${t}, lue avec quatre questions : qui parle, quand, à qui, pourquoi ? Puis : que dit-elle, que tait-elle ?`,
      `Une frise pour ${t} avec quatre cartes : deux causes, l’événement, une conséquence. On justifie à voix haute la place de chacune.`,
    ],
    tasks: [
      `Comparez deux sources sur ${t} : en vert ce qui concorde, en rouge ce qui se contredit ; expliquez la contradiction par l’auteur et le but.`,
      `Rédigez la une d’un journal sur ${t} du point de vue d’un groupe ; un autre groupe l’écrit du point de vue opposé.`,
    ],
    aims: [
      ['apply', `Utiliser quatre questions pour lire une source sur ${t}.`],
      ['analyse', `Distinguer les causes et les conséquences de ${t}.`],
      ['evaluate', `Juger la fiabilité d’une source sur ${t}.`],
    ],
    materials: [`deux sources d’auteurs différents sur ${t}`, `cartes pour une frise sur ${t}`],
    quiz: [
      [
        `Citer une cause et une conséquence de ${t}.`,
        'Une carte de chaque côté de la frise, avec une raison.',
      ],
      [
        `Quel regard sur ${t} manque dans les sources ?`,
        'Celui d’un groupe qui a peu écrit, ou qui n’avait pas la parole.',
      ],
    ],
    homework: [
      `Trouver une image, un objet ou un nom de rue qui rappelle ${t}. Écrire qui l’a placé là, quand et pourquoi.`,
    ],
  })),
  language: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Parler, c’est choisir : ${t} compte parce que cela change l’effet d’une phrase sur son lecteur.`,
      `Une règle sur ${t} vaut la peine d’être sue si elle aide à écrire et à comprendre.`,
    ],
    prior: [`Les éléments de la phrase que concerne ${t}.`],
    terms: [
      ['forme', `Comment se construit ou s’écrit ce que recouvre ${t}.`],
      ['emploi', `Quand, et avec quel effet, on se sert de ${t}.`],
      ['registre', `Soutenu ou familier : où ${t} convient et où cela ne convient pas.`],
    ],
    errors: [
      [
        `Pour ${t}, il n’y a que juste ou faux.`,
        'Souvent plusieurs formes sont justes mais ne disent pas la même chose ; demander l’effet.',
      ],
      [
        `Qui connaît la règle sur ${t} l’applique.`,
        'Savoir et employer sont deux choses ; s’exercer dans ses propres textes.',
      ],
    ],
    models: [
      `Deux versions d’une phrase, avec et sans ${t}. On lit à voix haute, on décrit la différence, et l’on nomme la règle seulement ensuite.`,
      `Un texte court où ${t} apparaît cinq fois : repérer, trier, formuler la règle, la vérifier sur un sixième exemple.`,
    ],
    tasks: [
      `Relevez dans un texte dix exemples de ${t}, triez-les, formulez une règle en une phrase et trouvez un exemple qui la met à l’épreuve.`,
      `Récrivez un paragraphe pour y employer ${t} trois fois ; un camarade marque où c’est réussi.`,
    ],
    aims: [
      ['apply', `Utiliser correctement ${t} dans un court texte.`],
      ['analyse', `Repérer et trier des exemples de ${t} dans un texte.`],
      ['create', `Rédiger un paragraphe où ${t} produit un effet net.`],
    ],
    materials: [`texte contenant plusieurs exemples de ${t}`, `crayons de couleur pour repérer ${t}`],
    quiz: [
      [`Écrire une phrase où figure ${t}.`, 'Une phrase juste, où l’on peut le montrer du doigt.'],
      [`À quoi reconnaît-on ${t} dans un texte ?`, 'Au trait que nomme la règle formulée en classe.'],
    ],
    homework: [`Écrire huit lignes sur sa journée, y employer ${t} trois fois et le souligner.`],
  })),
  literature: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Une lecture de ${t} est bonne quand le texte la soutient, ligne après ligne.`,
      `Le thème ${t} pose des questions auxquelles chaque lecteur répond à sa façon, mais pas n’importe comment.`,
    ],
    prior: [`Narrateur, personnage et auteur ne se confondent pas ; cela compte pour ${t}.`],
    terms: [
      ['thème', `La question dont traite ${t}.`],
      ['image', `Une comparaison ou une métaphore, comme on en trouve avec ${t}.`],
      ['citation', `Les mots exacts du texte qui appuient une lecture de ${t}.`],
    ],
    errors: [
      [
        `Le sens de ${t} est caché et seul le professeur le connaît.`,
        'Plusieurs lectures peuvent tenir ; chacune a besoin de lignes qui la portent.',
      ],
      [
        `Raconter ${t}, c’est déjà l’interpréter.`,
        'Raconter dit quoi ; interpréter dit comment et pourquoi.',
      ],
    ],
    models: [
      `Un passage sur ${t}, lu deux fois à voix haute. D’abord : qu’est-ce qui frappe ? Puis : quels mots le provoquent ? Enfin : quel effet sur nous ?`,
      `Une affirmation sur ${t}, une citation, une phrase qui les relie : on l’écrit au tableau comme modèle.`,
    ],
    tasks: [
      `Choisissez la ligne la plus importante d’un passage lié à ${t}, défendez ce choix par deux remarques sur les mots et trouvez une objection.`,
      `Mettez en scène ou dessinez un moment de ${t} et dites quelles lignes en ont décidé.`,
    ],
    aims: [
      ['apply', `Utiliser des citations pour appuyer une affirmation sur ${t}.`],
      ['analyse', `Analyser l’effet des mots et des images dans un passage lié à ${t}.`],
      ['evaluate', `Justifier une lecture de ${t} contre une autre.`],
    ],
    materials: [`passage aux lignes numérotées pour ${t}`, `papillons pour noter ses réactions à ${t}`],
    quiz: [
      [
        `De quoi traite ${t}, en un mot puis en une phrase ?`,
        'Un thème, et une phrase que le texte soutient.',
      ],
      [`Quelle ligne sur ${t} vous reste, et pourquoi ?`, 'Une citation avec une remarque sur ses mots.'],
    ],
    homework: [
      `Écrire dix lignes du point de vue d’un personnage ou d’une voix de ${t} ; souligner deux détails tirés du texte.`,
    ],
  })),
  'foreign-language': withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `On apprend à parler de ${t} en en parlant, avec peu de mots d’abord, puis un peu plus chaque fois.`,
      `Se faire comprendre sur ${t} vient d’abord ; la précision grandit avec l’usage.`,
    ],
    prior: [`Les mots et les phrases sur ${t} que les élèves connaissent déjà.`],
    terms: [
      ['expression utile', `Un morceau de langue tout prêt pour parler de ${t}.`],
      ['relance', `Une question qui fait durer la conversation sur ${t}.`],
      ['périphrase', `Dire autrement, quand il manque un mot, ce qui touche à ${t}.`],
    ],
    errors: [
      [
        `Pour parler de ${t}, il faut connaître tous les mots.`,
        'Montrer comment dire autrement, montrer du doigt, faire répéter.',
      ],
      [
        `Les phrases sur ${t} se traduisent mot à mot.`,
        'Apprendre des expressions entières et comparer l’ordre des mots.',
      ],
    ],
    models: [
      `Un court dialogue sur ${t}, écouté deux fois livre fermé, puis lu à plusieurs voix ; on remplace un morceau à la fois jusqu’à obtenir un dialogue nouveau.`,
      `Cinq expressions sur ${t} au tableau ; on les emploie dans des phrases vraies sur soi, puis on efface un mot à la fois.`,
    ],
    tasks: [
      `Circulez et interrogez six camarades sur ${t} ; notez les réponses dans une grille et rapportez les deux qui vous ont surpris.`,
      `Écrivez et jouez une scène d’une minute sur ${t} avec un malentendu qui se dissipe.`,
    ],
    aims: [
      ['apply', `Jouer un court dialogue sur ${t}.`],
      ['analyse', `Comparer la façon d’exprimer ${t} dans les deux langues.`],
      ['create', `Rédiger un message de soixante mots sur ${t}.`],
    ],
    materials: [`images pour ${t}`, `enregistrement ou dialogue sur ${t}`],
    quiz: [
      [
        `Poser à un camarade une question sur ${t} dans la langue étudiée.`,
        'Une question compréhensible, avec le bon ordre des mots.',
      ],
      [
        `Dire deux phrases sur ${t} dans la langue étudiée.`,
        'Compréhensibles, avec au moins une expression de la séance.',
      ],
    ],
    homework: [`Enregistrer ou écrire une minute sur ${t} ; employer quatre expressions de la séance.`],
  })),
  art: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Voir précède faire : ${t} change dès que l’on regarde plus longtemps.`,
      `Avec ${t}, la matière et l’idée se répondent.`,
    ],
    prior: [`Les outils et matériaux déjà utilisés pour un travail proche de ${t}.`],
    terms: [
      ['composition', `La disposition des éléments d’une image, ici pour ${t}.`],
      ['contraste', `Une différence qui renforce : clair et sombre, grand et petit, dans ${t}.`],
      ['esquisse', `Un dessin rapide pour découvrir ce que pourrait devenir ${t}.`],
    ],
    errors: [
      [
        `Pour ${t}, on est doué ou on ne l’est pas.`,
        'Comparer trois esquisses d’une même personne : le regard et la répétition se voient.',
      ],
      [
        `Un bon travail sur ${t} ressemble à une photographie.`,
        'Demander ce qu’il rend visible, non son exactitude.',
      ],
    ],
    models: [
      `On regarde une œuvre sur ${t} en silence une minute. On nomme dix choses que l’on voit, puis ce que l’œil rencontre d’abord, enfin comment l’artiste l’y a conduit.`,
      `On montre trois entrées rapides dans ${t} : le trait seul, la surface seule, la couleur seule. On les laisse inachevées pour que les élèves poursuivent.`,
    ],
    tasks: [
      `Faites quatre petites esquisses sur ${t}, choisissez-en une en disant pourquoi, réalisez-la avec deux matériaux au plus.`,
      `Travaillez ${t} en trois étapes de dix minutes, photographiez chacune ; dites ce qui a changé et pourquoi.`,
    ],
    aims: [
      ['apply', `Utiliser volontairement le contraste dans un travail sur ${t}.`],
      ['analyse', `Comparer deux œuvres sur ${t} : composition et couleur.`],
      ['create', `Concevoir une réalisation personnelle sur ${t}.`],
    ],
    materials: [`deux reproductions pour ${t}`, `papier, fusain et couleurs pour ${t}`],
    quiz: [
      [
        `Que voit l’œil en premier dans votre travail sur ${t}, et pourquoi ?`,
        'Un fort contraste ou une ligne qui conduit.',
      ],
      [`Nommer pour ${t} un choix fait et un choix écarté.`, 'Deux choix avec une raison chacun.'],
    ],
    homework: [
      `Rassembler cinq objets ou images qui conviennent à ${t}, les disposer et photographier l’ensemble.`,
    ],
  })),
  music: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `On comprend ${t} par l’oreille, la voix et les mains avant de le comprendre par les mots.`,
      `La musique rend le temps audible ; ${t} en montre une manière.`,
    ],
    prior: [`Des chants et morceaux connus qui conviennent à ${t}.`],
    terms: [
      ['pulsation', `Le battement régulier qui porte ${t}.`],
      ['rythme', `Les sons longs et courts sur la pulsation, comme dans ${t}.`],
      ['nuances', `Fort et doux, et le passage de l’un à l’autre, dans ${t}.`],
    ],
    errors: [
      [
        `Pulsation et rythme sont la même chose dans ${t}.`,
        'Les pieds tiennent la pulsation, les mains frappent le rythme : faire les deux ensemble.',
      ],
      [`Dans ${t}, plus fort veut dire plus vite.`, 'S’exercer à jouer plus doux sans changer de vitesse.'],
    ],
    models: [
      `On écoute une minute qui montre ${t} : d’abord écouter, puis bouger, puis nommer deux choses qui ont changé, et quand.`,
      `Jeu d’écho sur ${t} : frapper ou chanter une mesure, la classe répond ; changer une chose à la fois et la faire nommer.`,
    ],
    tasks: [
      `Par quatre, inventez huit mesures qui montrent ${t} ; notez-les par des signes qu’un autre groupe puisse jouer.`,
      `Répétez de deux manières un court morceau sur ${t}, enregistrez les deux, choisissez-en une et dites pourquoi.`,
    ],
    aims: [
      ['apply', `Jouer un court passage qui montre ${t}.`],
      ['analyse', `Comparer deux enregistrements sous l’angle de ${t}.`],
      ['create', `Composer huit mesures qui montrent ${t}.`],
    ],
    materials: [`deux enregistrements pour ${t}`, `instruments de classe pour ${t}`],
    quiz: [
      [`Frapper ou chanter un exemple de ${t}.`, 'Une mesure régulière où on l’entend.'],
      [
        `À quel moment de l’enregistrement avez-vous entendu ${t} ?`,
        'Un moment, avec un mot pour ce qui a changé.',
      ],
    ],
    homework: [
      `Trouver un morceau que l’on aime où s’entend ${t} ; noter la minute et le décrire en trois mots.`,
    ],
  })),
  sport: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `En ${t}, on progresse par de petits buts, de bons conseils et de nombreux essais.`,
      `Pour ${t}, on réussit ensemble : le respect et la sécurité passent avant les points.`,
    ],
    prior: [`L’échauffement et les règles de sécurité pour ${t}.`],
    terms: [
      ['technique', `La bonne façon de réaliser un geste de ${t}.`],
      ['effort', `L’intensité du travail du corps dans ${t} ; elle se voit au pouls et au souffle.`],
      ['esprit sportif', `Respecter les règles de ${t} même quand personne ne regarde.`],
    ],
    errors: [
      [
        `La force décide de tout dans ${t}.`,
        'Ralentir le geste : la technique et le bon moment épargnent la force.',
      ],
      [
        `S’échauffer avant ${t} est du temps perdu.`,
        'Mesurer le pouls et l’amplitude du geste avant et après.',
      ],
    ],
    models: [
      `On montre le geste de ${t} trois fois : entier, lent, entier. On nomme deux points à regarder ; un élève essaie, la classe n’observe que ces points.`,
      `On construit ${t} en trois étapes, chacune jouable seule ; on avance quand quatre essais sur cinq réussissent.`,
    ],
    tasks: [
      `À quatre ateliers sur ${t}, par deux : l’un fait dix essais, l’autre observe deux points et donne un conseil ; puis on échange.`,
      `Jouez à ${t} en petites équipes ; après cinq minutes, arrêtez, changez une règle pour que tous participent mieux, et rejouez.`,
    ],
    aims: [
      ['apply', `Réaliser en sécurité le geste de base de ${t}.`],
      ['analyse', `Comparer deux essais en ${t} selon deux points d’observation.`],
      ['evaluate', `Évaluer ses progrès en ${t} et choisir le but suivant.`],
    ],
    materials: [`équipement et plots pour ${t}`, `fiches d’observation pour ${t}`],
    quiz: [
      [`Nommer deux points à regarder en ${t}.`, 'Les deux points nommés pendant la démonstration.'],
      [`Qu’est-ce qui rend ${t} sûr ?`, 'Distance, matériel vérifié, signaux convenus, muscles chauds.'],
    ],
    homework: [`S’exercer à une partie de ${t} dix minutes, trois jours, et noter ce que l’on ressent.`],
  })),
  society: withGeneral(frenchGeneral, (t) => ({
    ideas: [
      `Sur ${t}, des gens raisonnables ne sont pas d’accord ; c’est la raison qui compte, non le ton.`,
      `Le thème ${t} met en jeu des intérêts, des règles et des valeurs ; mieux vaut ne pas les confondre.`,
    ],
    prior: [`Un cas de l’école ou de la famille qui touche à ${t}.`],
    terms: [
      ['intérêt', `Ce qu’une personne ou un groupe gagne ou perd dans ${t}.`],
      ['valeur', `Ce que l’on tient pour juste ou bon quand on juge ${t}.`],
      ['critère', `Une mesure, annoncée d’avance, pour juger ${t}.`],
    ],
    errors: [
      [
        `Sur ${t}, toutes les opinions se valent.`,
        'Chacun peut en avoir une ; une opinion fondée, qui répond aux objections, vaut davantage.',
      ],
      [
        `Sur ${t}, il n’y a que deux camps.`,
        'Lister tous ceux que cela concerne ; ils sont souvent quatre ou plus.',
      ],
    ],
    models: [
      `Un cas réel de ${t} : que s’est-il passé, qui est concerné, que veut chacun, quelle règle s’applique ? On ne juge qu’à la fin, en annonçant son critère.`,
      `Un raisonnement sur ${t} en trois phrases : thèse, raison, exemple. Puis l’objection la plus forte et une réponse honnête.`,
    ],
    tasks: [
      `Tenez une table ronde sur ${t} avec quatre rôles ; chacun prépare deux raisons et une question ; écrivez l’accord, ou pourquoi il n’y en a pas.`,
      `Placez-vous sur une ligne de « d’accord » à « pas d’accord » devant une thèse sur ${t} ; argumentez, déplacez-vous si vous êtes convaincu, notez ce qui vous a fait bouger.`,
    ],
    aims: [
      ['apply', `Utiliser un critère pour juger un cas de ${t}.`],
      ['analyse', `Distinguer intérêts, règles et valeurs dans un cas de ${t}.`],
      ['evaluate', `Défendre une position sur ${t} et répondre à une objection.`],
    ],
    materials: [`un cas de ${t} sur une page`, `cartes de rôle pour une table ronde sur ${t}`],
    quiz: [
      [
        `Qui est concerné par ${t}, et que veulent ces personnes ?`,
        'Au moins trois groupes, avec un intérêt chacun.',
      ],
      [
        `Donner un argument pour et un contre dans la question de ${t}.`,
        'Deux raisons avec un exemple chacune.',
      ],
    ],
    homework: [`Trouver un article sur ${t}. Noter les faits dans une colonne, les jugements dans l’autre.`],
  })),
}
