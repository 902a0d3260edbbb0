/** The texts of the sheet of shortcuts, and the words of each. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  about:
    'A scanner types letters and digits, so every shortcut that works anywhere has Ctrl, Cmd or Alt in it.',
  places: {
    EVERYWHERE: 'Everywhere',
    PALETTE: 'In the search',
    LIST: 'In a list',
    CONFIGURATION: 'On a configuration',
    EDITOR: 'In the editor',
    TREE: 'In a bill of materials',
    TOOL_PATH: 'On a tool path',
  },
  of: {
    PALETTE: 'Search and commands',
    SHEET: 'Keyboard shortcuts',
    OPEN_IN_TAB: 'Open in a new browser tab',
    NEXT_RESULT: 'Next result',
    PREVIOUS_RESULT: 'Previous result',
    NEXT_ROW: 'Next row',
    PREVIOUS_ROW: 'Previous row',
    FIRST_ROW: 'First row',
    LAST_ROW: 'Last row',
    PREVIOUS_CONFIGURATION: 'Previous configuration of the list',
    NEXT_CONFIGURATION: 'Next configuration of the list',
    LEAVE_EDITOR: 'Let the Tab key leave the editor, or indent',
    UNFOLD: 'Unfold an item',
    FOLD: 'Fold an item',
    TURN_PATH: 'Turn it, with any arrow key',
    SHIFT_PATH: 'Move it, with any arrow key',
  },
} as const;
