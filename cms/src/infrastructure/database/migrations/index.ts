import * as migration_20261127_105339_initial from './20261127_105339_initial';
import * as migration_20261127_151942_reconnaissance from './20261127_151942_reconnaissance';
import * as migration_20261127_175219_articles from './20261127_175219_articles';
import * as migration_20261127_213635_issn from './20261127_213635_issn';
import * as migration_20261127_221233_articles_en_attente from './20261127_221233_articles_en_attente';
import * as migration_20261127_230049_nom_des_comptes from './20261127_230049_nom_des_comptes';
import * as migration_20261128_005736_lettres from './20261128_005736_lettres';
import * as migration_20261129_070656_articles_a_revoir from './20261129_070656_articles_a_revoir';
import * as migration_20261129_074736_retraits from './20261129_074736_retraits';
import * as migration_20261129_093614_articles_de from './20261129_093614_articles_de';
import * as migration_20261129_161945_annee_du_copyright from './20261129_161945_annee_du_copyright';
import * as migration_20261129_230129_corrections_de from './20261129_230129_corrections_de';
import * as migration_20261130_024844_corrections_sans_page from './20261130_024844_corrections_sans_page';

export const migrations = [
  {
    up: migration_20261127_105339_initial.up,
    down: migration_20261127_105339_initial.down,
    name: '20261127_105339_initial',
  },
  {
    up: migration_20261127_151942_reconnaissance.up,
    down: migration_20261127_151942_reconnaissance.down,
    name: '20261127_151942_reconnaissance',
  },
  {
    up: migration_20261127_175219_articles.up,
    down: migration_20261127_175219_articles.down,
    name: '20261127_175219_articles',
  },
  {
    up: migration_20261127_213635_issn.up,
    down: migration_20261127_213635_issn.down,
    name: '20261127_213635_issn',
  },
  {
    up: migration_20261127_221233_articles_en_attente.up,
    down: migration_20261127_221233_articles_en_attente.down,
    name: '20261127_221233_articles_en_attente',
  },
  {
    up: migration_20261127_230049_nom_des_comptes.up,
    down: migration_20261127_230049_nom_des_comptes.down,
    name: '20261127_230049_nom_des_comptes',
  },
  {
    up: migration_20261128_005736_lettres.up,
    down: migration_20261128_005736_lettres.down,
    name: '20261128_005736_lettres',
  },
  {
    up: migration_20261129_070656_articles_a_revoir.up,
    down: migration_20261129_070656_articles_a_revoir.down,
    name: '20261129_070656_articles_a_revoir',
  },
  {
    up: migration_20261129_074736_retraits.up,
    down: migration_20261129_074736_retraits.down,
    name: '20261129_074736_retraits',
  },
  {
    up: migration_20261129_093614_articles_de.up,
    down: migration_20261129_093614_articles_de.down,
    name: '20261129_093614_articles_de',
  },
  {
    up: migration_20261129_161945_annee_du_copyright.up,
    down: migration_20261129_161945_annee_du_copyright.down,
    name: '20261129_161945_annee_du_copyright',
  },
  {
    up: migration_20261129_230129_corrections_de.up,
    down: migration_20261129_230129_corrections_de.down,
    name: '20261129_230129_corrections_de',
  },
  {
    up: migration_20261130_024844_corrections_sans_page.up,
    down: migration_20261130_024844_corrections_sans_page.down,
    name: '20261130_024844_corrections_sans_page'
  },
];
