/** Where a browser keeps the colours that its operator looks at before they are published. */
export const colorPreviewKey = 'colorPreview';
