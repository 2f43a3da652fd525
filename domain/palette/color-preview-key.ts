export const colorPreviewKey = 'colorPreview';
