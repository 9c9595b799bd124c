import * as migration_20261127_105339_initial from './20261127_105339_initial';

export const migrations = [
  {
    up: migration_20261127_105339_initial.up,
    down: migration_20261127_105339_initial.down,
    name: '20261127_105339_initial'
  },
];
