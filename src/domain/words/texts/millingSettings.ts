/** The texts of a person's milling settings. */
export const millingSettingsTexts = {
  title: 'Milling settings',
  heading: 'Your default milling machine',
  failed: 'The milling settings',
  noMachines: 'No milling machines',
  noMachinesAbout: 'There is no machine to choose yet: a production administrator creates it.',
  machine: 'Milling machine',
  machineAbout:
    'Milling programs are made for this machine. It is your own setting and changes nobody else’s. Scanning the label of a machine chooses it as well.',
  choose: 'Choose a machine',
  machineName: (name: string, note: string) => (note ? `${name} · ${note}` : name),
  saved: 'Your milling settings have been saved',
} as const;
