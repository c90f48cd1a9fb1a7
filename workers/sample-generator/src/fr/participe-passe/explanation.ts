import { flow, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Avec être, le participe regarde le sujet',
      text: 'J’écris au tableau : « Léo est arrivé. Emma est arrivée. Les garçons sont arrivés. Les filles sont arrivées. » Qu’est-ce qui change ? Le mot « arrivé » prend un e, un s, ou les deux. Ce mot s’appelle un participe passé. Il accompagne un petit verbe, l’auxiliaire, qui est ici « être ». Avec « être », le participe se comporte comme un adjectif : il s’accorde avec le sujet. Je pose donc deux questions. Premièrement : quel est l’auxiliaire ? C’est « sont ». Deuxièmement : qui est arrivé ? Les filles, féminin pluriel. J’écris « arrivées ». Attention, le sujet n’est pas toujours juste devant. Dans « Au fond du jardin sont tombées trois poires », le sujet est « trois poires ». Il faut le chercher, même derrière le verbe. Autre piège : le son é. On entend la même chose dans « chanté » et dans « chanter ». Pour choisir, je remplace par un verbe comme « vendre ». Si je peux dire « vendu », c’est le participe : « elle est vendue », donc « elle est arrivée ». Si je dois dire « vendre », c’est l’infinitif : « elle va vendre », donc « elle va arriver ». Ce petit remplacement règle presque tous les doutes.',
      analogy:
        'Pensez à un miroir posé devant le sujet. Avec « être », le participe est ce miroir : il renvoie le genre et le nombre qu’il voit. Un garçon devant le miroir, rien à ajouter ; une fille, un e ; plusieurs, un s. L’image s’arrête à un endroit : un miroir montre ce qui est juste devant lui, alors que le participe retrouve son sujet même quand celui-ci est loin ou placé derrière.',
      blocks: [
        table(
          ['sujet', 'auxiliaire', 'participe'],
          [
            ['Léo', 'est', 'arrivé'],
            ['Emma', 'est', 'arrivée'],
            ['les garçons', 'sont', 'arrivés'],
            ['les filles', 'sont', 'arrivées'],
          ],
        ),
      ],
    },
    {
      title: 'Avec avoir, le participe attend le complément',
      text: 'Maintenant un autre auxiliaire : « Emma a mangé une pomme. » Emma est une fille, et pourtant j’écris « mangé », sans e. Avec « avoir », le participe ne s’accorde jamais avec le sujet. Alors, reste-t-il toujours le même ? Pas tout à fait. Comparez : « Emma a mangé une pomme » et « La pomme qu’Emma a mangée était verte ». Dans la première phrase, quand j’écris « mangé », je ne sais pas encore ce qu’elle a mangé : je n’ai rien à accorder. Dans la seconde, la pomme est déjà là, avant le verbe : je sais de quoi je parle, et j’accorde, « mangée ». Voici la méthode en trois questions. Un : quel est l’auxiliaire ? « Avoir ». Deux : Emma a mangé quoi ? « La pomme », ou « qu’ » qui la remplace : c’est le complément d’objet direct. Trois : est-il placé avant ou après le verbe ? Avant : j’accorde avec lui. Après, ou s’il n’y en a pas : je n’accorde pas. Le complément placé avant est souvent un petit mot : « que », « la », « les », « l’ ». Dans « Ces pommes, je les ai mangées », le mot « les » remplace les pommes : féminin pluriel. Demandez-vous toujours ce que cache ce petit mot.',
      analogy:
        'Pensez à un emballeur qui colle des étiquettes. S’il a déjà l’objet dans les mains, il lit ce que c’est et colle la bonne étiquette. Si l’objet arrive plus tard, il ferme le carton sans rien coller, et tant pis. Le participe avec « avoir » est cet emballeur. L’image a une faiblesse : l’emballeur pourrait rouvrir le carton, alors qu’en français on ne revient pas en arrière, même si le complément arrive juste après.',
      blocks: [
        flow('Les trois questions pour accorder un participe.', [
          'Être ou avoir ?',
          'Qui, ou quoi ?',
          'Avant ou après ?',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Avec être',
      problem: 'Accorder : « Mes deux sœurs sont (rentrer) tard. »',
      steps: [
        'L’auxiliaire est « sont », donc « être ».',
        'Qui est rentré ? Mes deux sœurs : féminin pluriel.',
        'Le participe prend e et s : « rentrées ».',
      ],
      answer: '« Mes deux sœurs sont rentrées tard. »',
    },
    {
      title: 'Avec avoir',
      problem: 'Accorder : « Les fleurs que Paul a (cueillir) sont déjà fanées. »',
      steps: [
        'L’auxiliaire de « cueillir » est « a », donc « avoir ».',
        'Paul a cueilli quoi ? « Que », qui remplace les fleurs.',
        '« Que » est placé avant : j’accorde, féminin pluriel, « cueillies ».',
        'Contrôle : dans « Paul a cueilli les fleurs », le complément est après, et l’on n’accorderait pas.',
      ],
      answer: '« Les fleurs que Paul a cueillies sont déjà fanées. »',
    },
  ],
  faded: {
    problem: 'Accorder : « Ces lettres, ma grand-mère les a (écrire) pendant un voyage. »',
    steps: [
      ['L’auxiliaire est « a », donc « avoir » : on n’accorde pas avec la grand-mère.', 'shown'],
      ['Elle a écrit quoi ? « Les », qui remplace ces lettres.', 'hidden'],
      ['« Les » est placé avant le verbe : on accorde.', 'hidden'],
      ['Ces lettres, féminin pluriel : « écrites ».', 'hidden'],
    ],
    answer: '« Ces lettres, ma grand-mère les a écrites pendant un voyage. »',
  },
}
